/**
 * `npm run verify:days`: the unit, integration, start, mock mode and desktop browser tests with the clock on other
 * days and the machine in other time zones, one run after another. Days and steps may be named:
 * `npm run verify:days -- leap-day year-end --step unit --step integration`.
 *
 * The clock of every Node process is shifted by `shift-clock.mjs`, the browser's by Debian's package `libfaketime`, which
 * is installed if it is missing (`browser.mjs`); where that is not possible, the run ends with an error before it begins.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFaketime } from './browser.mjs';
import { projectNode } from './install.mjs';

/** Moments at which dates, taxes and clocks are known to fail, each in a zone where that shows. */
const DAYS = {
  'leap-day': { at: '2028-02-29T20:00:00Z', zone: 'America/Los_Angeles' }, // already 1 March in India
  'year-end': { at: '2026-12-31T19:30:00Z', zone: 'UTC' }, // India and UTC disagree about the year
  'financial-year-ends': { at: '2027-03-31T12:00:00Z', zone: 'Asia/Kolkata' },
  'financial-year-begins': { at: '2027-04-01T06:00:00Z', zone: 'Asia/Kolkata' },
  'london-spring': { at: '2027-03-28T00:30:00Z', zone: 'Europe/London' }, // half an hour before the clock goes forward
  'london-autumn': { at: '2027-10-31T00:30:00Z', zone: 'Europe/London' },
  'sydney-spring': { at: '2027-10-02T15:30:00Z', zone: 'Australia/Sydney' },
  'sydney-autumn': { at: '2027-04-03T15:30:00Z', zone: 'Australia/Sydney' },
  'a-year-from-now': { at: new Date(Date.now() + 366 * 86_400_000).toISOString(), zone: 'Pacific/Kiritimati' },
};

const BROWSER = 'browser on a desktop';
const STEPS = ['unit', 'integration', 'start', 'mock mode', BROWSER];

const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { step: { type: 'string', multiple: true, default: STEPS } },
});
const steps = STEPS.filter((step) => values.step.includes(step));
refuseUnknown('day', named, Object.keys(DAYS));
refuseUnknown('step', values.step, STEPS);
if (steps.includes(BROWSER)) findFaketime();

const failed = [];
for (const [name, { at, zone }] of Object.entries(DAYS)) {
  if (named.length && !named.includes(name)) continue;
  console.log(`\n════ ${name}: ${at}, ${zone}`);
  const { status } = spawnSync(projectNode(), ['scripts/verify.mjs', ...steps], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TZ: zone,
      E2E_THEMES: 'swapped',
      CLOCK_OFFSET_MS: String(Date.parse(at) - Date.now()),
      NODE_OPTIONS: `--import=${path.resolve('scripts/shift-clock.mjs')}`,
    },
  });
  if (status !== 0) failed.push(name);
}

console.log(failed.length ? `\nFailed on: ${failed.join(', ')}` : `\nEvery day passed: ${steps.join(', ')}.`);
process.exit(failed.length ? 1 : 0);

function refuseUnknown(kind, given, known) {
  const unknown = given.filter((name) => !known.includes(name));
  if (!unknown.length) return;
  console.error(`No such ${kind}: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
