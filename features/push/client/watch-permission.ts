import { removeIfRevoked } from './register-browser.ts';

/**
 * Calls `look` whenever the browser's permission for notifications changes while a page is open: by its settings, or by an
 * answer to its question. Browsers without the Permissions API are asked again by the next page. Never rejects.
 */
export async function watchPermission(look: () => void): Promise<void> {
  try {
    const permission = await navigator.permissions.query({ name: 'notifications' });
    permission.addEventListener('change', look);
  } catch {
    // this browser does not tell
  }
}

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
