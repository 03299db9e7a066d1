import type { PersonalUser, SignedIn, Tokens } from '#features/identity/contract.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { forgetUser, saveUser, touchUser } from './saved-users.ts';
import { announceSessionEnd, type SessionEnd } from './session-end.ts';
import { putSession, readSession } from './session.ts';
import { thisDevice, thisTab } from './tab-identity.ts';
import { clearTabSession, type TabSession, writeTabSession } from './tab-session.ts';

/** A person signed in, signed up or was restored: the tab is theirs (4.1), and the browser remembers them (3.5). */
export function startSession(signedIn: SignedIn, loggedInUserType: UserType = PRODUCT.id): void {
  const { accessToken, refreshToken, savedToken, ...userDetails } = signedIn;
  const userID = userDetails._id;
  resumeSession({
    accessToken,
    refreshToken,
    userID,
    loggedInUserType,
    userDetails,
    eventUserDetails: null,
    deviceId: thisDevice(),
    tabId: thisTab(),
  });
  if (savedToken) saveUser(loggedInUserType, { userID, refreshToken: savedToken, userDetails });
}

/** The tab takes up a session that it kept. */
export function resumeSession(tab: TabSession): void {
  writeTabSession(tab);
  putSession(tab);
}

/** Nobody is in this tab. */
export function settleSignedOut(): void {
  clearTabSession();
  putSession(null);
}

/** Puts a fresh pair in the place of the refresh token it was traded for; a session that changed meanwhile is left alone. */
export function renewTokens(traded: string, { accessToken, refreshToken }: Tokens): void {
  const { status, ...tab } = readSession();
  if (status !== 'in' || tab.refreshToken !== traded) return;
  resumeSession({ ...tab, accessToken, refreshToken });
  touchUser(tab.loggedInUserType, tab.userID);
}

/** Takes over newer details of the person who is in. */
export function updateUserDetails(userDetails: PersonalUser): void {
  const { status, ...tab } = readSession();
  if (status === 'in' && tab.userID === userDetails._id) resumeSession({ ...tab, userDetails });
}

/**
 * Ends this tab's session and tells whoever listens why. The browser forgets the person, unless only the network
 * failed: then a reload brings them back. Ending nothing does nothing.
 */
export function endSession(end: SessionEnd): void {
  const { status, loggedInUserType, userID } = readSession();
  if (status !== 'in') return;
  settleSignedOut();
  if (end !== 'unable-to-refresh') forgetUser(loggedInUserType, userID);
  announceSessionEnd(end, loggedInUserType);
}
