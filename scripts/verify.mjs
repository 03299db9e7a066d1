/**
 * `npm test`: the gate of every change. Installs what is missing, then checks types, lint, format, dead code and circular
 * imports, and runs unit tests, integration tests on the embedded PostgreSQL, starts of the product and the main journeys
 * in a browser: 17 minutes on two cores.
 * `npm run test:release`: `tests/release`, every start and journey, PostgreSQL 15, RabbitMQ and the mocks too: over an hour.
 * `npm run verify checks unit`: the named steps, each whole. Ends with the line "N passed, N failed".
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWhenStale } from './build.mjs';
import { findBrowser } from './browser.mjs';
import { COMPILED, installWhatIsMissing, projectNode } from './install.mjs';
import { withSystemPostgres } from './system-postgres.mjs';
import { withSystemRabbitMq } from './system-rabbitmq.mjs';

const RESULTS = '.cache/results';
/** Every statement that the integration tests sent, read by the step on the older engine. */
const STATEMENTS = path.resolve(RESULTS, 'statements.jsonl');
/** The emails that the integration tests sent, which the browser tests look at. */
const EMAILS = path.resolve(RESULTS, 'emails.jsonl');
/** Run on the older engine too: roles and row security, locks, copies, notices, search, what is kept and erased. */
const ABOUT_THE_ENGINE = [
  ...['restore', 'erasure', 'retention', 'companies-isolation', 'hub-outbox', 'hotels-search', 'hotels-supplier'],
  ...['payments-ledger', 'budgets-interleavings', 'documents-numbers', 'idempotency', 'statements-on-postgres-15'],
].map((file) => `/${file}.test.ts`);
const isRelease = process.argv.includes('--release');
const only = process.argv.slice(2).filter((word) => word !== '--release');
const isShort = !isRelease && only.length === 0;
/** Steps of a release, left out of the gate of a change unless named. */
const OF_A_RELEASE = ['hub on RabbitMQ', 'integration on PostgreSQL 15', 'mock mode'];
const CRUISED = ['app', 'components', 'features', 'lib', 'posters', 'start', '--config', '.dependency-cruiser.cjs'];
const tally = { passed: 0, failed: 0, skipped: 0 };
/** What failed, by step and title: said again at the end, for whoever reads only the end of a long output. */
const failures = [];

installWhatIsMissing();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

await step('checks', checks);
await vitest('integration', ['--project', 'integration'], {
  ...(!isShort && { RECORD_STATEMENTS: STATEMENTS, RECORD_EMAILS: EMAILS }),
});
await step('hub on RabbitMQ', () =>
  withSystemRabbitMq(({ url }) =>
    vitestRun(
      'hub-on-rabbitmq',
      ['--project', 'integration', 'hub-outbox', 'hub-sign-out', 'hub-message-counts', 'hub-client', 'hub-broker'],
      {
        STOMP_BROKER_URL: url,
      },
    ),
  ),
);
// first what leaves the CPU idle half of the time: servers that start, processes that are waited for
await Promise.all([startedThenOnPostgres15(), mockedThenAlone()]);
await step('browser', () => browser('browser'));
// left out unless named: other days need only the desktop, a release every journey on the phone too
for (const size of ['desktop', 'phone'])
  if (only.includes(`browser on a ${size}`))
    await step(`browser on a ${size}`, () =>
      browser(`browser on a ${size}`, ['--project', size], { E2E_PHONE: 'all' }),
    );

if (failures.length) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}`);
process.exit(tally.failed ? 1 : 0);

/** Types and lint, imports, format, dead code and circular imports, each as a whole, two at a time. */
async function checks() {
  const tools = [
    ['oxlint', 'oxlint/bin/oxlint'], // the types too
    ['eslint', 'eslint/bin/eslint.js', '.', '--max-warnings', '0'],
    ['prettier', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    ['knip', 'knip/bin/knip.js', '--no-progress'],
    ['dependency-cruiser', 'dependency-cruiser/bin/dependency-cruise.mjs', ...CRUISED],
  ];
  const waiting = [...tools];
  const failed = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, file, ...args] = next;
      if ((await run([`node_modules/${file}`, ...args])) !== 0) failed.push(name);
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: tools.length - failed.length, failed: failed.length, skipped: 0, titles: failed };
}

function vitest(name, args, extra) {
  return step(name, () => vitestRun(name, args, extra));
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
      vitestRun('integration-15', ['--project', 'integration', ...ABOUT_THE_ENGINE], {
        TEST_DATABASE_URL: url,
        ...(existsSync(STATEMENTS) && { RECORDED_STATEMENTS: STATEMENTS }),
      }),
    ),
  );
}

async function mockedThenAlone() {
  // `npm run dev:mock`: without a database, and without touching the build
  await step('mock mode', () => browser('mock mode', ['--config', 'playwright.mock.config.ts']));
  await vitest('unit', ['--project', 'unit', '--project', 'tab']);
}

/** Journeys in a real browser, against the build or, by another configuration, without one. */
async function browser(name, config = [], extra = {}) {
  const chromium = await findBrowser();
  if (!config.includes('--config')) buildWhenStale();
  const file = `${RESULTS}/${name}.json`;
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', ...config, '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(existsSync(EMAILS) && { RECORDED_EMAILS: EMAILS }),
    ...extra,
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
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_COMPILE_CACHE: COMPILED,
      ...(isShort && { GATE: 'short' }),
      ...extra,
    },
  };
  return new Promise((done) =>
    spawn(projectNode(), args, options)
      .on('error', () => done(1))
      .on('close', (code) => done(code ?? 1)),
  );
}

/** Runs one step and adds its counts, unless only other steps were named. */
async function step(name, work) {
  if (only.length ? !only.includes(name) : isShort && OF_A_RELEASE.includes(name)) return;
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
