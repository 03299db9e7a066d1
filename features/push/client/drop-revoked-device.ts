import { removeIfRevoked } from './register-browser.ts';
import { watchPermission } from './watch-permission.ts';

const tab = { watching: false };

/**
 * Forgets the registration of this tab's person as soon as the browser does not allow notifications any more: now, and
 * whenever that changes while the page is open.
 */
export async function dropRevokedDevice(): Promise<void> {
  if (!tab.watching) {
    tab.watching = true;
    // where the server is not reached, the next page tries again
    void watchPermission(() => void removeIfRevoked().catch(() => undefined));
  }
  await removeIfRevoked();
}
