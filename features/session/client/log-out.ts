import { endSession, leaveTab as forgetTab } from './session-changes.ts';
import { readSession } from './session.ts';
import { tellOtherTabs } from './tabs.ts';

/**
 * Logs the person out of this browser: this tab at once, their other tabs as soon as they hear of it, and the server,
 * which need not answer (7.5). Tabs of other people stay as they are (1.4).
 */
export function logOut(): void {
  tellOtherTabs('logged-out');
  logOutHere();
}

/** The part of `logOut` that each tab of the person does for itself. */
export function logOutHere(): void {
  const { refreshToken, loggedInUserType } = readSession();
  endSession('logged-out');
  if (refreshToken) tellServer((tell) => tell(loggedInUserType, refreshToken, 'browser'));
}

/** Makes room in this tab for another person; the one who was in stays signed in in their other tabs (1.4, 4.1). */
export function leaveTab(): void {
  const { refreshToken, loggedInUserType } = readSession();
  forgetTab();
  if (refreshToken) tellServer((tell) => tell(loggedInUserType, refreshToken, 'tab'));
}

type Tell = (typeof import('./tell-logout.ts'))['tellLogout'];
const tellServer = (send: (tell: Tell) => Promise<unknown>): void =>
  void import('./tell-logout.ts').then(({ tellLogout }) => send(tellLogout)).catch(() => undefined);
