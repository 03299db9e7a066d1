import { type UserType, userTypeOfPath } from '#lib/shared/user-type.ts';
import { dropEventUser, keptEventUser, resumeEventUser } from '#stores/event-user.ts';
import { lastActiveUser } from '#stores/saved-users.ts';
import { resumeSession } from '#stores/session-changes.ts';
import { putSession, putUnchecked, readSession } from '#stores/session.ts';
import { claimTab } from '#stores/tab-identity.ts';
import { clearTabSession, readTabSession } from '#stores/tab-session.ts';

let check: { userType: UserType; done: Promise<void> } | undefined;

/**
 * Finds out who is in this tab (4.2): the session its storage kept, and the sign-in to an event, if the tab is its own and
 * no copy (4.5); else the
 * last active person of the user type that the address implies, once the server took their saved token; else nobody.
 * Once for each user type the tab comes to: an empty tab looks again when its address goes to the other area (4.4).
 */
export function restoreSession(userType: UserType = userTypeOfPath(location.pathname)): Promise<void> {
  if (check?.userType === userType) return check.done;
  if (check && readSession().status === 'out') putUnchecked();
  return lookAnew(userType);
}

/** Looks again, whatever was found before. */
export function lookAnew(userType: UserType): Promise<void> {
  check = { userType, done: look(userType) };
  return check.done;
}

async function look(userType: UserType): Promise<void> {
  if (readSession().status !== 'checking') return;
  const [kept, event] = [readTabSession(), keptEventUser()];
  const tabId = kept?.tabId ?? event?.tabId;
  const ours = tabId !== undefined && (await claimTab(tabId));
  if (event && ours && event.tabId === tabId) resumeEventUser(event);
  else if (event) dropEventUser();
  if (kept && ours) return whileChecking(() => resumeSession(kept));
  if (kept) clearTabSession();
  if (lastActiveUser(userType)) {
    const trade = await import('./restore-saved-user.ts').catch(() => null);
    await trade?.restoreSavedUser(userType);
  }
  whileChecking(() => putSession(null));
}

/** Whoever signed in while we looked stays. */
function whileChecking(settle: () => void): void {
  if (readSession().status === 'checking') settle();
}
