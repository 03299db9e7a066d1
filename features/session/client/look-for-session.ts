import type { UserType } from '#lib/shared/user-type.ts';
import { restoration } from './restoration.ts';
import { putSession, readSession } from './session.ts';
import { sessionTraces } from './session-traces.ts';

/**
 * Restores the session of this tab on public pages; pages that require one do it themselves. Most visitors never signed
 * in here and load nothing for it. If the code to restore a session cannot be loaded, the tab counts as signed out until
 * the next page.
 */
export async function lookForSession(userType: UserType): Promise<void> {
  await Promise.resolve(); // a page that requires a session has begun to restore it by now
  if (restoration.check?.userType === userType) return;
  if (sessionTraces())
    await import('./restore-session.ts').then((restore) => restore.restoreSession(userType)).catch(() => undefined);
  if (readSession().status === 'checking') putSession(null);
}
