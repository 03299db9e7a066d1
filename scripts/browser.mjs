/**
 * Finds a browser for the journeys: Chromium's headless shell, which needs half the CPU of the full browser, or the
 * full one. As root on Debian it installs the shell from Debian's packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const INSTALL = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium chromium-headless-shell fonts-noto-core`;
const INSTALL_WITHIN = 180_000;

/** The library of Debian's `faketime`, where it is installed. */
export const FAKETIME = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((file) => existsSync(file));

/** The browser's environment for the shifted clock of `npm run verify:days`; undefined without a shift. */
export function browserEnvironment() {
  const offset = Number(process.env.CLOCK_OFFSET_MS);
  if (!offset || !FAKETIME) return undefined;
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const seconds = Math.round(offset / 1000);
  return {
    ...inherited,
    LD_PRELOAD: FAKETIME,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/** The path of a Chromium. Exits with a one-line error when there is none and none can be installed. */
export async function findBrowser() {
  const { chromium } = await import('playwright-core');
  const there = () =>
    [process.env.CHROMIUM_PATH, SHELL, chromium.executablePath()].find((file) => file && existsSync(file));
  return there() ?? (installed() ? there() : undefined) ?? SYSTEM.find((file) => existsSync(file)) ?? none();
}

/**
 * The path of a whole Chromium, or undefined. Its headless shell denies every page notifications, whatever a test grants.
 */
export async function findWholeBrowser() {
  const { chromium } = await import('playwright-core');
  return [...SYSTEM, chromium.executablePath()].find((file) => existsSync(file));
}

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Debian’s headless Chromium for the journeys (once) …');
  const { status } = spawnSync('sh', ['-c', INSTALL], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: INSTALL_WITHIN,
  });
  if (status !== 0) console.log('It could not be installed.');
  return status === 0;
}

function none() {
  console.error('No browser for the journeys. Install Chromium, or run: npx playwright install chromium');
  process.exit(1);
}
