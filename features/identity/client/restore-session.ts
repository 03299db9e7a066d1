import { userTypeOfPath } from '#lib/shared/user-type.ts';
import { lastActiveUser } from '#stores/saved-users.ts';
import { resumeSession, settleSignedOut } from '#stores/session-changes.ts';
import { readSession } from '#stores/session.ts';
import { claimTab } from '#stores/tab-identity.ts';
import { readTabSession } from '#stores/tab-session.ts';

let check: Promise<void> | undefined;

/**
 * Finds out, once, who is in this tab (4.2): the session its storage kept, if the tab is its own and no copy (4.5);
 * else the last active person of the user type that the address implies, once the server took their saved token;
 * else nobody.
 */
export const restoreSession = (): Promise<void> => (check ??= lookForSession());

async function lookForSession(): Promise<void> {
  const kept = readTabSession();
  if (kept && (await claimTab(kept.tabId))) return whileChecking(() => resumeSession(kept));
  const userType = userTypeOfPath(location.pathname);
  if (lastActiveUser(userType)) {
    const trade = await import('./restore-saved-user.ts').catch(() => null);
    await trade?.restoreSavedUser(userType);
  }
  whileChecking(settleSignedOut);
}

/** Whoever signed in while we looked stays. */
function whileChecking(settle: () => void): void {
  if (readSession().status === 'checking') settle();
}
