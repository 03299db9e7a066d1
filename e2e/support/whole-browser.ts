import { AS_ROOT } from '../../playwright.config.ts';
import { browserEnvironment, findWholeBrowser } from '../../scripts/browser.mjs';

/** For journeys with notifications: a browser that grants them, with its workers. Where there is none they fail. */
export const WITH_NOTIFICATIONS = {
  serviceWorkers: 'allow' as const,
  launchOptions: { executablePath: await findWholeBrowser(), args: AS_ROOT, env: browserEnvironment() },
};
