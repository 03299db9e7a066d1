import type { UserType } from '#lib/shared/user-type.ts';
import { putSession, readSession } from './session.ts';
import { sessionTraces } from './session-traces.ts';

/**
 * Restores the session of this tab on public pages. Most visitors never signed in here and load nothing for it. If the
 * code to restore a session cannot be loaded, the tab counts as signed out until the next page.
 */
export async function lookForSession(userType: UserType): Promise<void> {
  if (sessionTraces())
    await import('./restore-session.ts').then((restore) => restore.restoreSession(userType)).catch(() => undefined);
  if (readSession().status === 'checking') putSession(null);
}
