/**
 * Finds a browser for the journeys: Chromium's headless shell, which needs half the CPU of the full browser, or the
 * full one; and the library that shifts its clock (`npm run verify:days`). As root on Debian it installs what is missing
 * from Debian's packages: `chromium-headless-shell`, `libfaketime`.
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
const FAKETIMES = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`);
/** The library of Debian's `libfaketime`, where it is installed. */
export const FAKETIME = FAKETIMES.find((file) => existsSync(file));
const INSTALL_WITHIN = 180_000;

/** The path of the library that shifts a process' clock. Exits with a one-line error when it cannot be installed. */
export function findFaketime() {
  const there = () => FAKETIMES.find((file) => existsSync(file));
  return (
    there() ??
    (installed('libfaketime', 'libfaketime, which shifts the browser’s clock') ? there() : undefined) ??
    noFaketime()
  );
}

/** The browser's environment for the shifted clock of `npm run verify:days`; undefined without a shift. */
export function browserEnvironment() {
  const offset = Number(process.env.CLOCK_OFFSET_MS);
  if (!offset) return undefined;
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const seconds = Math.round(offset / 1000);
  return {
    ...inherited,
    LD_PRELOAD: findFaketime(),
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/** The path of a Chromium. Exits with a one-line error when there is none and none can be installed. */
export async function findBrowser() {
  const { chromium } = await import('playwright-core');
  const there = () =>
    [process.env.CHROMIUM_PATH, SHELL, chromium.executablePath()].find((file) => file && existsSync(file));
  const packages = 'chromium chromium-headless-shell fonts-noto-core';
  const chosen = there() ?? (installed(packages, 'headless Chromium for the journeys') ? there() : undefined);
  return chosen ?? SYSTEM.find((file) => existsSync(file)) ?? none();
}

/**
 * The path of a whole Chromium, or undefined. Its headless shell denies every page notifications, whatever a test grants.
 */
export async function findWholeBrowser() {
  const { chromium } = await import('playwright-core');
  return [...SYSTEM, chromium.executablePath()].find((file) => existsSync(file));
}

/** Installs Debian's packages, as root. False where that is not possible. */
function installed(packages, what) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian’s ${what} (once) …`);
  const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${packages}`;
  const { status } = spawnSync('sh', ['-c', install], {
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

function noFaketime() {
  console.error('The browser’s clock cannot be shifted. Run as root: apt-get install libfaketime (Debian, Ubuntu).');
  process.exit(1);
}
