/**
 * `npm test` and `npm run verify`: the whole gate. Installs what is missing, then checks types, lint, format, dead code
 * and circular imports, and runs unit, integration (on the embedded PostgreSQL and once on the machine's own 15; the
 * hub's on its own RabbitMQ too) and browser tests. Ends with the line "N passed, N failed".
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWhenStale } from './build.mjs';
import { findBrowser } from './browser.mjs';
import { COMPILED, installWhatIsMissing, projectNode } from './install.mjs';
import { withSystemPostgres } from './system-postgres.mjs';
import { withSystemRabbitMq } from './system-rabbitmq.mjs';

const RESULTS = '.cache/results';
/**
 * The second pass looks for newer syntax. A file stays out where every statement that the product sends in it is sent in
 * another file too, or has nothing but columns, comparisons and `for update`. Found by writing down the texts that reach
 * `pg`, file by file; what only these files send is what their own checks read.
 */
const NOT_ABOUT_THE_ENGINE = [
  ...['api-walk', 'growth-walk', 'credentials-attacked', 'credentials-guessed'],
  ...['callback-attacked', 'requests-attacked', 'events-attacked'],
  ...['bookings-sigkill', 'bookings-interleavings', 'bookings-last-rooms', 'bookings-sentinels', 'bookings-journey'],
  ...['bookings-hold-limits', 'bookings-payment', 'booking-emails', 'payments-routes', 'documents-ledger', 'documents'],
  ...['approvals', 'approvals-sigkill', 'approvals-reach', 'approvals-spent-once', 'approval-preview'],
  ...['companies-credit', 'companies-invitations', 'companies-policies', 'company-flights', 'company-flights-listing'],
  ...['flights-interleavings', 'flights-last-seats', 'flights-journey', 'flights-several-places', 'flights-remaining'],
  ...['flights-change-documents', 'flights-documents', 'flights-refusals', 'flights-sentinels', 'flight-emails'],
  ...['flights-supplier-seats', 'flights-supplier-sentinels', 'events-last-places', 'hotels-places', 'places'],
  ...['identity-accounts', 'identity-middleware', 'identity-own-sessions', 'identity-passwords', 'identity-sessions'],
  ...['end-sessions', 'http-entrances', 'network-limits', 'mail-queue', 'metrics'],
  ...['budgets-interleavings', 'cart-interleavings', 'cart-payment', 'company-added-extras', 'company-bookings'],
  ...['company-flight-changes', 'company-one-answer', 'flights-added-extras', 'flights-change', 'flights-moved-later'],
  ...['hub-protocol', 'packages-documents', 'stays-cancel-rooms', 'stays-change-dates', 'stays-mixed-rooms'],
  ...['trip-reminders'],
].flatMap((file) => ['--exclude', `tests/integration/${file}.test.ts`]);
const only = process.argv.slice(2);
const tally = { passed: 0, failed: 0, skipped: 0 };
/** What failed, by step and title: said again at the end, for whoever reads only the end of a long output. */
const failures = [];

installWhatIsMissing();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

await step('checks', checks);
await vitest('integration', ['--project', 'integration']);
await step('hub on RabbitMQ', () =>
  withSystemRabbitMq(({ url }) =>
    vitestRun('hub-on-rabbitmq', ['--project', 'integration', 'hub-outbox', 'hub-client', 'hub-broker'], {
      STOMP_BROKER_URL: url,
    }),
  ),
);
// first what leaves the CPU idle half of the time: servers that start, processes that are waited for
await Promise.all([startedThenOnPostgres15(), mockedThenAlone()]);
await step('browser', () => browser('browser'));
if (only.includes('browser on a desktop'))
  await step('browser on a desktop', () => browser('browser on a desktop', ['--project', 'desktop'])); // the half of it that other days need

if (failures.length) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}`);
process.exit(tally.failed ? 1 : 0);

/**
 * Lint, types, format, dead code and circular imports, each as a whole. Each needs one core, so the longest runs beside
 * the others.
 */
async function checks() {
  const lint = run(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']);
  const others = [];
  for (const [tool, ...args] of [
    ['typescript/bin/tsc', '--noEmit'],
    ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    ['knip/bin/knip.js', '--no-progress'],
    [
      'dependency-cruiser/bin/dependency-cruise.mjs',
      'app',
      'components',
      'features',
      'lib',
      '--config',
      '.dependency-cruiser.cjs',
    ],
  ])
    others.push(await run([`node_modules/${tool}`, ...args]));
  const codes = [await lint, ...others];
  const failed = ['eslint', 'tsc', 'prettier', 'knip', 'dependency-cruiser'].filter((_, index) => codes[index] !== 0);
  return { passed: codes.length - failed.length, failed: failed.length, skipped: 0, titles: failed };
}

function vitest(name, args) {
  return step(name, () => vitestRun(name, args));
}

async function vitestRun(name, args, extra = {}) {
  const file = `${RESULTS}/${name}.json`;
  const code = await run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    extra,
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests || (code === 0 ? 0 : 1);
  const titles = report.testResults
    .filter((tested) => tested.status === 'failed')
    .flatMap(({ name: path, assertionResults, message }) => {
      const failing = assertionResults.filter((test) => test.status === 'failed');
      return failing.length
        ? failing.map((test) => `${path}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
        : [`${path}: ${firstLine(message)}`];
    });
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests, titles };
}

async function startedThenOnPostgres15() {
  await vitest('start', ['--project', 'start']); // starts, kills, stops and backs up the product as processes
  await step('integration on PostgreSQL 15', () =>
    withSystemPostgres((url) =>
      vitestRun('integration-15', ['--project', 'integration', ...NOT_ABOUT_THE_ENGINE], { TEST_DATABASE_URL: url }),
    ),
  );
}

async function mockedThenAlone() {
  // `npm run dev:mock`: without a database, and without touching the build
  await step('mock mode', () => browser('mock mode', ['--config', 'playwright.mock.config.ts']));
  await vitest('unit', ['--project', 'unit', '--project', 'tab']);
}

/** Journeys in a real browser, against the build or, by another configuration, without one. */
async function browser(name, config = []) {
  const chromium = await findBrowser();
  if (!config.length) buildWhenStale();
  const file = `${RESULTS}/${name}.json`;
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', ...config, '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats.flaky) console.log(`   ${name}: ${stats.flaky} passed only when run again, listed above as flaky`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (code === 0 ? 0 : 1),
    skipped: stats.skipped,
    titles: specsOf(suites).flatMap((spec) =>
      spec.ok ? [] : [`${spec.file}:${spec.line}: ${spec.title} (${spec.tests[0]?.projectName})`],
    ),
  };
}

/** Every spec of a report of Playwright, whose suites hold suites. */
function specsOf(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites)]);
}

function firstLine(text = '') {
  return text.split('\n', 1)[0];
}

/** Resolves with the exit code. */
function run(args, extra = {}) {
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: COMPILED, ...extra },
  };
  return new Promise((done) =>
    spawn(projectNode(), args, options)
      .on('error', () => done(1))
      .on('close', (code) => done(code ?? 1)),
  );
}

/** Runs one step and adds its counts, unless only other steps were named. */
async function step(name, work) {
  if (only.length && !only.includes(name)) return;
  const began = Date.now();
  console.log(`\n── ${name}`);
  const result = await work();
  if (!result) return void console.log(`   left out: nothing to run it on`);
  for (const key of Object.keys(tally)) tally[key] += result[key];
  failures.push(...(result.titles ?? []).map((title) => `  ${name}: ${title}`));
  console.log(
    `   ${name}: ${result.failed ? 'FAILED' : 'ok'} · ${result.passed} passed, ${result.failed} failed · ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
}
