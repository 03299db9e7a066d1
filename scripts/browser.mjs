/**
 * Finds a browser for the journeys: Chromium's headless shell, which needs half the processor of the whole browser, or
 * the whole one. For root on Debian the shell is installed from its packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const INSTALL = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell fonts-noto-core`;
const INSTALL_WITHIN = 180_000;

/** The path of a Chromium. Ends the process with one clear line when there is none and none can be installed. */
export async function findBrowser() {
  const { chromium } = await import('playwright-core');
  const there = () => [process.env.CHROMIUM_PATH, SHELL, chromium.executablePath()].find((file) => file && existsSync(file));
  return there() ?? (installed() ? there() : undefined) ?? SYSTEM.find((file) => existsSync(file)) ?? none();
}

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Debian’s headless Chromium for the journeys (once) …');
  const { status } = spawnSync('sh', ['-c', INSTALL], { stdio: ['ignore', 'ignore', 'inherit'], timeout: INSTALL_WITHIN });
  if (status !== 0) console.log('It could not be installed.');
  return status === 0;
}

function none() {
  console.error('No browser for the journeys. Install Chromium, or run: npx playwright install chromium');
  process.exit(1);
}
