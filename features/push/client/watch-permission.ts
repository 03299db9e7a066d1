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
