import { endSession, leaveTab as forgetTab } from './session-changes.ts';
import { readSession } from './session.ts';
import { tellOtherTabs } from './tabs.ts';

/**
 * Logs the person out of this browser: this tab at once, their other tabs by broadcast, and the server, which need not
 * answer (7.5). Tabs of other people are not affected (1.4).
 */
export function logOut(): void {
  tellOtherTabs('logged-out');
  logOutHere();
}

/** The part of `logOut` that each of the person's tabs runs. */
export function logOutHere(): void {
  const { refreshToken, loggedInUserType } = readSession();
  endSession('logged-out');
  if (refreshToken) tellServer((tell) => tell(loggedInUserType, refreshToken, 'browser'));
}

/** Frees this tab for another person; the previous one stays signed in in their other tabs (1.4, 4.1). */
export function leaveTab(): void {
  const { refreshToken, loggedInUserType } = readSession();
  forgetTab();
  if (refreshToken) tellServer((tell) => tell(loggedInUserType, refreshToken, 'tab'));
}

type Tell = (typeof import('./send-logout.ts'))['sendLogout'];
const tellServer = (send: (tell: Tell) => Promise<unknown>): void =>
  void import('./send-logout.ts').then(({ sendLogout }) => send(sendLogout)).catch(() => undefined);
