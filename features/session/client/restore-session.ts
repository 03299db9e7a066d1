import { type UserType, userTypeOfPath } from '#lib/shared/user-type.ts';
import { dropEventUser, storedEventUser, leaveFor, resumeEventUser, resumeSession } from './session-changes.ts';
import { clearTabSession, removeExpiredOffline, lastActiveUser, readTabSession } from './session-storage.ts';
import { putSession, putUnchecked, readSession } from './session.ts';
import { restoration } from './restoration.ts';
import { claimTab } from './tabs.ts';

/**
 * Determines who is signed in in this tab (4.2): the session and event sign-in in its storage, if the tab is not a
 * duplicate (4.5); else the last active person of the address' user type, if the server accepts their saved token; else
 * nobody. Once per user type the tab visits: a signed-out tab looks again when it moves to the other area (4.4).
 */
export function restoreSession(userType: UserType = userTypeOfPath(location.pathname)): Promise<void> {
  if (restoration.check?.userType === userType) return restoration.check.done;
  if (restoration.check && readSession().status === 'out') putUnchecked();
  return lookAnew(userType);
}

/** Restores again, whatever was found before. */
export function lookAnew(userType: UserType): Promise<void> {
  restoration.check = { userType, done: look(userType) };
  return restoration.check.done;
}

async function look(userType: UserType): Promise<void> {
  if (readSession().status !== 'checking') return;
  const [kept, event] = [readTabSession(), storedEventUser()];
  const tabId = kept?.tabId ?? event?.tabId;
  const ours = tabId !== undefined && (await claimTab(tabId));
  removeExpiredOffline(ours ? kept : null);
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

/** A sign-in meanwhile takes precedence. */
function whileChecking(settle: () => void): void {
  if (readSession().status === 'checking') settle();
}

/**
 * Switches between corporate and personal (4.7): stores the other user type and restores its last active person (4.2).
 * The caller navigates: /corporate or /bookings.
 */
export function switchMode(userType: UserType): Promise<void> {
  leaveFor(userType);
  return lookAnew(userType);
}
