import type { CorporateSession } from '#features/companies/contract.ts';
import type { SignedIn, Tokens } from '#features/identity/contract.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { tab as tabStorage } from './browser-storage.ts';
import { dropEventUser } from './event-user.ts';
import type { Person } from './person.ts';
import { forgetUser, saveUser, touchUser } from './saved-users.ts';
import { announceSessionEnd, type SessionEnd } from './session-end.ts';
import { DRAFT_PREFIX } from './session-traces.ts';
import { putSession, putUnchecked, readSession } from './session.ts';
import { thisDevice, thisTab } from './tab-identity.ts';
import { clearTabSession, type TabSession, writeTabSession, writeTabUserType } from './tab-session.ts';

/** A consumer signed in or up: the tab is theirs (4.1), and the browser remembers them (3.5). */
export function startSession({ accessToken, refreshToken, savedToken, ...userDetails }: SignedIn): void {
  openSession({ loggedInUserType: PRODUCT.id, userDetails }, { accessToken, refreshToken, savedToken });
}

/** A corporate user signed in, signed up or was activated (4.1). */
export function startCorporateSession({ userDetails, accessTokenData, ...about }: CorporateSession): void {
  openSession({ loggedInUserType: 'corporate', userDetails: { ...userDetails, ...about } }, accessTokenData);
}

/** The tab is this person's from now on; with a saved token the browser remembers them. Somebody else's event goes with them. */
export function openSession(person: Person, { accessToken, refreshToken, savedToken }: Tokens): void {
  const { loggedInUserType, userDetails } = person;
  const userID = userDetails._id;
  const { userID: before } = readSession();
  if (before && before !== userID) dropEventUser();
  const ours = { accessToken, refreshToken, userID, deviceId: thisDevice(), tabId: thisTab() };
  resumeSession({ ...person, ...ours });
  if (savedToken) saveUser(loggedInUserType, { userID, refreshToken: savedToken, userDetails });
}

/** The tab takes up a session that it kept. */
export function resumeSession(tab: TabSession): void {
  writeTabSession(tab);
  putSession(tab);
}

/** Nobody is in this tab any more: its storage forgets who was (4.1). */
export function settleSignedOut(): void {
  clearTabSession();
  putSession(null);
}

/** Puts a fresh pair in the place of the refresh token it was traded for; a session that changed meanwhile is left alone. */
export function renewTokens(traded: string, { accessToken, refreshToken }: Tokens): void {
  const { status, eventUserDetails: _, ...tab } = readSession();
  if (status !== 'in' || tab.refreshToken !== traded) return;
  resumeSession({ ...tab, accessToken, refreshToken });
  touchUser(tab.loggedInUserType, tab.userID);
}

/** Takes over newer details of the person who is in. */
export function updateUserDetails(person: Person): void {
  const { status, eventUserDetails: _, ...tab } = readSession();
  if (status === 'in' && tab.userID === person.userDetails._id) resumeSession({ ...tab, ...person });
}

/** 4.7: the person leaves this tab for the other user type's area; the browser still remembers them, for the way back. */
export function leaveFor(userType: UserType): void {
  clearTabSession();
  writeTabUserType(userType);
  putUnchecked();
}

/** The person leaves this tab alone, with what they typed in it; the browser remembers them for their other tabs. */
export function leaveTab(): void {
  settleSignedOut();
  dropEventUser();
  tabStorage.removeAll(DRAFT_PREFIX);
}

/**
 * Ends this tab's session and tells whoever listens why. The browser forgets the person, and the tab their sign-in to an
 * event and what they typed about travellers, unless only the network failed: then a reload brings them back. Ending
 * nothing does nothing.
 */
export function endSession(end: SessionEnd): void {
  const { status, loggedInUserType, userID } = readSession();
  if (status !== 'in') return;
  settleSignedOut();
  if (end !== 'unable-to-refresh') {
    forgetUser(loggedInUserType, userID);
    dropEventUser();
    tabStorage.removeAll(DRAFT_PREFIX);
  }
  announceSessionEnd(end, loggedInUserType);
}
