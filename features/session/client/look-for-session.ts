import type { UserType } from '#lib/shared/user-type.ts';
import { putSession, readSession } from './session.ts';
import { sessionTraces } from './session-traces.ts';

/**
 * Finds out who is in this tab, for pages that belong to everybody. Most visitors have never signed in here: they
 * fetch nothing for it. Where the way to restore somebody cannot be fetched, nobody is in, until the next page.
 */
export async function lookForSession(userType: UserType): Promise<void> {
  if (sessionTraces())
    await import('./restore-session.ts').then((restore) => restore.restoreSession(userType)).catch(() => undefined);
  if (readSession().status === 'checking') putSession(null);
}
