import type { CorporateSession } from '#features/companies/contract.ts';
import type { SignedIn, Tokens } from '#features/identity/contract.ts';
import { DRAFT_PREFIX, isRecord, parsed, tab as tabStorage } from '#lib/client/browser-storage.ts';
import { type DigitGrouping, groupDigits, groupingOfCountry } from '#lib/shared/money.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import {
  type EventUser,
  type Person,
  putEventUser,
  putSession,
  putUnchecked,
  readSession,
  type TabSession,
} from './session.ts';
import {
  clearTabSession,
  removeOthersOffline,
  removeUserRecord,
  saveUser,
  touchUser,
  writeTabSession,
  writeTabUserType,
} from './session-storage.ts';
import { EVENT_USER_KEY } from './session-traces.ts';
import { thisDevice, thisTab } from './tabs.ts';

/** A consumer signed in or up: the tab is theirs (4.1), and the browser stores their record (3.5). */
export function startSession({ accessToken, refreshToken, savedToken, ...userDetails }: SignedIn): void {
  openSession({ loggedInUserType: PRODUCT.id, userDetails }, { accessToken, refreshToken, savedToken });
  removeOthersOffline(PRODUCT.id, userDetails._id);
}

/** A corporate user signed in, signed up or was activated (4.1). */
export function startCorporateSession({ userDetails, accessTokenData, ...about }: CorporateSession): void {
  openSession({ loggedInUserType: 'corporate', userDetails: { ...userDetails, ...about } }, accessTokenData);
  removeOthersOffline('corporate', userDetails._id);
}

/**
 * Signs this person in in this tab; with a saved token the browser stores their record. Another person's event sign-in
 * ends.
 */
export function openSession(person: Person, { accessToken, refreshToken, savedToken }: Tokens): void {
  const { loggedInUserType, userDetails } = person;
  const userID = userDetails._id;
  const { userID: before } = readSession();
  if (before && before !== userID) dropEventUser();
  const ours = { accessToken, refreshToken, userID, deviceId: thisDevice(), tabId: thisTab() };
  resumeSession({ ...person, ...ours });
  if (savedToken) saveUser(loggedInUserType, { userID, refreshToken: savedToken, userDetails });
}

/** Restores a session from this tab's storage. */
export function resumeSession(tab: TabSession): void {
  writeTabSession(tab);
  groupDigits(groupingOf(tab));
  putSession(tab);
}

/** Consumers read amounts in the grouping of 9.9, employees in that of their company's country. */
const groupingOf = ({ loggedInUserType, userDetails }: Person): DigitGrouping =>
  loggedInUserType === 'corporate' ? groupingOfCountry(userDetails.companyDetails.countryCode) : 'thousands';

/** Signs the tab out and clears its storage (4.1). */
export function settleSignedOut(): void {
  clearTabSession();
  groupDigits('thousands');
  putSession(null);
}

/** Stores a new pair of tokens in place of the exchanged one; a session that changed meanwhile is left alone. */
export function renewTokens(traded: string, { accessToken, refreshToken }: Tokens): void {
  const { status, eventUserDetails: _, ...tab } = readSession();
  if (status !== 'in' || tab.refreshToken !== traded) return;
  resumeSession({ ...tab, accessToken, refreshToken });
  touchUser(tab.loggedInUserType, tab.userID);
}

/** Stores newer details of the signed-in person. */
export function updateUserDetails(person: Person): void {
  const { status, eventUserDetails: _, ...tab } = readSession();
  if (status === 'in' && tab.userID === person.userDetails._id) resumeSession({ ...tab, ...person });
}

/** Switches the user type (4.7): the person leaves this tab; the browser keeps their record for the way back. */
export function leaveFor(userType: UserType): void {
  clearTabSession();
  writeTabUserType(userType);
  groupDigits('thousands');
  putUnchecked();
}

/** The person leaves this tab, with their drafts; the browser keeps their record for their other tabs. */
export function leaveTab(): void {
  settleSignedOut();
  dropEventUser();
  tabStorage.removeAll(DRAFT_PREFIX);
}

/**
 * Ends this tab's session and says why. The browser removes the person's record, and the tab their event sign-in and
 * drafts about travellers, unless only the network failed: then a reload restores them. Does nothing when signed out.
 */
export function endSession(end: SessionEnd): void {
  const { status, loggedInUserType, userID } = readSession();
  if (status !== 'in') return;
  settleSignedOut();
  if (end !== 'unable-to-refresh') {
    removeUserRecord(loggedInUserType, userID);
    dropEventUser();
    tabStorage.removeAll(DRAFT_PREFIX);
  }
  announceSessionEnd(end, loggedInUserType);
}

/**
 * Why a session ended: by request; refused by the server (8.5 'Session expired'); no answer to a refresh (8.5 'Unable
 * to refresh session').
 */
export type SessionEnd = 'logged-out' | 'expired' | 'unable-to-refresh';

type Listener = (end: SessionEnd, userType: UserType) => void;
const ends: { listeners: Set<Listener>; unheard: Parameters<Listener> | null } = {
  listeners: new Set(),
  unheard: null,
};

/**
 * Subscribes to the end of this tab's session, with its user type. An earlier end is delivered at once. Gives the
 * unsubscribe function.
 */
export function onSessionEnd(listener: Listener): () => void {
  ends.listeners.add(listener);
  if (ends.unheard) listener(...ends.unheard);
  ends.unheard = null;
  return () => void ends.listeners.delete(listener);
}

export const announceSessionEnd: Listener = (...end) => {
  if (!ends.listeners.size) ends.unheard = end;
  ends.listeners.forEach((listener) => listener(...end));
};

/** Signs in to an event (2.9), besides any other session. */
export function startEventUser(signedIn: Omit<EventUser, 'tabId'>): void {
  resumeEventUser({ ...signedIn, tabId: thisTab() });
}

/** Restores an event sign-in from this tab's storage. */
export function resumeEventUser(user: EventUser): void {
  tabStorage.write(EVENT_USER_KEY, JSON.stringify(user));
  putEventUser(user);
}

/** Ends the event sign-in, besides any other session. */
export function dropEventUser(): void {
  tabStorage.remove(EVENT_USER_KEY);
  putEventUser(null);
}

/** Removes the event sign-in of this token, unless it was replaced. */
export function dropRefusedEventUser(accessToken: string): void {
  if (readSession().eventUserDetails?.accessToken === accessToken) dropEventUser();
}

/** The person in this tab's storage; incomplete or expired entries are removed. */
export function storedEventUser(now = Date.now()): EventUser | null {
  const kept = parsed(tabStorage.read(EVENT_USER_KEY));
  const whole =
    isRecord(kept) &&
    EVENT_USER_FIELDS.every((field) => typeof kept[field] === 'string' && kept[field] !== '') &&
    Date.parse(String(kept.expiresAt)) > now;
  if (whole) return kept as EventUser;
  tabStorage.remove(EVENT_USER_KEY);
  return null;
}

const EVENT_USER_FIELDS = [
  'eventCode',
  'number',
  'name',
  'email',
  'accessToken',
  'expiresAt',
  'tabId',
] as const satisfies (keyof EventUser)[];
