import { browser, isRecord, parsed, tab } from '#lib/client/browser-storage.ts';
import { USER_TYPES, type UserType } from '#lib/shared/user-type.ts';
import type { Person, TabSession, UserDetails } from './session.ts';
import { SAVED_USERS_KEY, TAB_SESSION_KEYS } from './session-traces.ts';

/** The session in this tab's storage. Incomplete ones are removed (4.3). */
export function readTabSession(): TabSession | null {
  const text = Object.fromEntries(TAB_SESSION_KEYS.map((key) => [key, tab.read(key)])) as Record<
    (typeof TAB_SESSION_KEYS)[number],
    string | null
  >;
  const { accessToken, refreshToken, userID, deviceId, tabId } = text;
  const loggedInUserType = USER_TYPES.find((type) => type === text.loggedInUserType);
  const userDetails = parsed(text.userDetails);
  const whole =
    accessToken &&
    refreshToken &&
    userID &&
    loggedInUserType &&
    tabId &&
    areDetailsOf(userID, loggedInUserType, userDetails);
  if (!whole) {
    const onlyType = TAB_SESSION_KEYS.every((key) => key === 'loggedInUserType' || text[key] === null);
    if (!onlyType) clearTabSession();
    return null;
  }
  return {
    accessToken,
    refreshToken,
    userID,
    tabId,
    ...({ loggedInUserType, userDetails } as unknown as Person),
    deviceId: deviceId ?? '',
  };
}

/** Stores the session for a reload of this tab. */
export function writeTabSession(session: TabSession): void {
  for (const key of TAB_SESSION_KEYS) {
    const value = session[key];
    tab.write(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

export const clearTabSession = (): void => tab.remove(...TAB_SESSION_KEYS);

/** The user type of a signed-out tab (4.7). */
export const writeTabUserType = (userType: UserType): void => tab.write('loggedInUserType', userType);

/**
 * The saved last-active-user record (3.5). `refreshToken` is the saved token, of a family of its own that no tab uses.
 */
export type SavedUser = {
  userType: UserType;
  userData: { userID: string; refreshToken: string; userDetails: UserDetails };
  /** Last activity, and expiry of the record; milliseconds. */
  timestamp: number;
  expiresAt: number;
};

/** How long a record is kept after the last activity (9.8). */
export const SAVED_USER_DAYS = 7;
const SAVED_USERS_LIMIT = 6;

/** The last active person of this user type; not of another (4.2), not past expiry (5.10). */
export const lastActiveUser = (userType: UserType, now = Date.now()): SavedUser | null =>
  readSavedUsers(now).find((saved) => saved.userType === userType) ?? null;

/** Stores a person as the last active one. */
export function saveUser(userType: UserType, userData: SavedUser['userData'], now = Date.now()): void {
  const others = readSavedUsers(now).filter((saved) => !isPerson(saved, userType, userData.userID));
  const saved = { userType, userData, timestamp: now, expiresAt: now + SAVED_USER_DAYS * 86_400_000 };
  browser.write(SAVED_USERS_KEY, JSON.stringify([saved, ...others].slice(0, SAVED_USERS_LIMIT)));
}

/** Records activity of a stored person. */
export function touchUser(userType: UserType, userID: string, now = Date.now()): void {
  const saved = readSavedUsers(now).find((one) => isPerson(one, userType, userID));
  if (saved) saveUser(userType, saved.userData, now);
}

/** Stores a rotated saved token in place of the exchanged one; a newer record is left alone. */
export function renewSavedUser(traded: string, refreshToken: string, now = Date.now()): void {
  const renewed = readSavedUsers(now).map((saved) =>
    saved.userData.refreshToken === traded ? { ...saved, userData: { ...saved.userData, refreshToken } } : saved,
  );
  browser.write(SAVED_USERS_KEY, JSON.stringify(renewed));
}

/** Removes a person's record: they logged out, or the server refused their token. */
export function removeUserRecord(userType: UserType, userID: string, now = Date.now()): void {
  const others = readSavedUsers(now).filter((saved) => !isPerson(saved, userType, userID));
  if (others.length) browser.write(SAVED_USERS_KEY, JSON.stringify(others));
  else browser.remove(SAVED_USERS_KEY);
  browser.remove(offlineKey(userType, userID));
}

/** Prefix of the keys of what this browser stores of people for reading offline. */
const OFFLINE_PREFIX = 'offline:';

/**
 * Storage key of what this browser stores of a person for reading offline (`features/bookings/client/offline-trips.ts`). In
 * `localStorage`, so that a logout removes it before the page can close.
 */
export const offlineKey = (userType: UserType, userID: string): string => `${OFFLINE_PREFIX}${userType}:${userID}`;

/** Removes the offline data of other people of this user type: another person signed in in this browser. */
export const removeOthersOffline = (userType: UserType, userID: string): void =>
  browser.removeAll(`${OFFLINE_PREFIX}${userType}:`, [offlineKey(userType, userID)]);

/** Removes the offline data of everybody whose record expired or is gone, but of this tab's person. */
export function removeExpiredOffline(tab: TabSession | null): void {
  const keys = readSavedUsers(Date.now()).map(({ userType, userData }) => offlineKey(userType, userData.userID));
  if (tab) keys.push(offlineKey(tab.loggedInUserType, tab.userID));
  browser.removeAll(OFFLINE_PREFIX, keys);
}

const isPerson = (saved: SavedUser, userType: UserType, userID: string): boolean =>
  saved.userType === userType && saved.userData.userID === userID;

/** All valid records, the last active first. */
function readSavedUsers(now: number): SavedUser[] {
  const stored = parsed(browser.read(SAVED_USERS_KEY));
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((saved): saved is SavedUser => isSavedUser(saved) && saved.expiresAt > now)
    .sort((one, other) => other.timestamp - one.timestamp);
}

/** A record without token or user id restores nobody (5.9). */
function isSavedUser(value: unknown): value is SavedUser {
  if (!isRecord(value) || !isRecord(value.userData)) return false;
  const { userID, refreshToken, userDetails } = value.userData;
  const person = isFilled(userID) && isFilled(refreshToken) && areDetailsOf(userID, value.userType, userDetails);
  return (
    person &&
    USER_TYPES.some((type) => type === value.userType) &&
    typeof value.timestamp === 'number' &&
    typeof value.expiresAt === 'number'
  );
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

const CORPORATE_PARTS = ['companyDetails', 'configuration', 'rolesModulesAndPermissions'] as const;

/** Whether stored details are complete: another version of the product may have written them. */
const areDetailsOf = (userID: unknown, userType: unknown, kept: unknown): boolean =>
  isRecord(kept) &&
  kept._id === userID &&
  (userType !== 'corporate' || CORPORATE_PARTS.every((part) => isRecord(kept[part])));
