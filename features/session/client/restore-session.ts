import { type UserType, userTypeOfPath } from '#lib/shared/user-type.ts';
import { dropEventUser, keptEventUser, leaveFor, resumeEventUser, resumeSession } from './session-changes.ts';
import { clearTabSession, lastActiveUser, readTabSession } from './session-storage.ts';
import { putSession, putUnchecked, readSession } from './session.ts';
import { claimTab } from './tabs.ts';

/** The look at this tab that is under way or done, and for which user type. */
const looked: { check: { userType: UserType; done: Promise<void> } | undefined } = { check: undefined };

/**
 * Finds out who is in this tab (4.2): the session its storage kept, and the sign-in to an event, if the tab is its own and
 * no copy (4.5); else the last active person of the user type that the address implies, once the server took their saved
 * token; else nobody.
 * Once for each user type the tab comes to: an empty tab looks again when its address goes to the other area (4.4).
 */
export function restoreSession(userType: UserType = userTypeOfPath(location.pathname)): Promise<void> {
  if (looked.check?.userType === userType) return looked.check.done;
  if (looked.check && readSession().status === 'out') putUnchecked();
  return lookAnew(userType);
}

/** Looks again, whatever was found before. */
export function lookAnew(userType: UserType): Promise<void> {
  looked.check = { userType, done: look(userType) };
  return looked.check.done;
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

/**
 * 4.7: to work or back to personal. The stored user type is the other one now; whoever was last active there is
 * restored (4.2). Where to go is the caller's to say: /corporate or /bookings.
 */
export function switchMode(userType: UserType): Promise<void> {
  leaveFor(userType);
  return lookAnew(userType);
}
