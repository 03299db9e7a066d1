/** Finds a browser for the journeys: Playwright's own, the system's Chromium, or, for root on Debian, its package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The path of a Chromium. Ends the process with one clear line when there is none and none can be installed. */
export async function findBrowser() {
  const found = [process.env.CHROMIUM_PATH, ...SYSTEM].find((file) => file && existsSync(file));
  if (found) return found;
  const { chromium } = await import('playwright-core');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s Chromium (once) …');
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium fonts-noto-core'], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  console.error('No browser for the journeys. Install Chromium, or run: npx playwright install chromium');
  process.exit(1);
}
