import { browser, isRecord, parsed, tab } from '#lib/client/browser-storage.ts';
import { USER_TYPES, type UserType } from '#lib/shared/user-type.ts';
import type { Person, TabSession, UserDetails } from './session.ts';
import { SAVED_USERS_KEY, TAB_SESSION_KEYS } from './session-traces.ts';

/** The session this tab's storage holds. Whatever is left of one that is not whole is removed (4.3). */
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

/** Keeps the session for a reload of this tab. */
export function writeTabSession(session: TabSession): void {
  for (const key of TAB_SESSION_KEYS) {
    const value = session[key];
    tab.write(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

export const clearTabSession = (): void => tab.remove(...TAB_SESSION_KEYS);

/** 4.7: the user type this tab is meant for from now on, while nobody is in it. */
export const writeTabUserType = (userType: UserType): void => tab.write('loggedInUserType', userType);

/** 3.5 Saved last-active-user record. `refreshToken` is the saved token, of a family of its own: no tab uses it. */
export type SavedUser = {
  userType: UserType;
  userData: { userID: string; refreshToken: string; userDetails: UserDetails };
  /** Last active, and when the record is discarded; milliseconds. */
  timestamp: number;
  expiresAt: number;
};

/** How long a person is remembered after their last activity (9.8). */
export const SAVED_USER_DAYS = 7;
const SAVED_USERS_LIMIT = 6;

/** The person of this user type who was active last; none of another type (4.2), none past expiry (5.10). */
export const lastActiveUser = (userType: UserType, now = Date.now()): SavedUser | null =>
  readSavedUsers(now).find((saved) => saved.userType === userType) ?? null;

/** Remembers a person, as the one active last. */
export function saveUser(userType: UserType, userData: SavedUser['userData'], now = Date.now()): void {
  const others = readSavedUsers(now).filter((saved) => !isPerson(saved, userType, userData.userID));
  const saved = { userType, userData, timestamp: now, expiresAt: now + SAVED_USER_DAYS * 86_400_000 };
  browser.write(SAVED_USERS_KEY, JSON.stringify([saved, ...others].slice(0, SAVED_USERS_LIMIT)));
}

/** Notes that a remembered person is active now. */
export function touchUser(userType: UserType, userID: string, now = Date.now()): void {
  const saved = readSavedUsers(now).find((one) => isPerson(one, userType, userID));
  if (saved) saveUser(userType, saved.userData, now);
}

/** Puts a renewed saved token in the place of the one it was traded for; a newer record is left alone. */
export function renewSavedUser(traded: string, refreshToken: string, now = Date.now()): void {
  const renewed = readSavedUsers(now).map((saved) =>
    saved.userData.refreshToken === traded ? { ...saved, userData: { ...saved.userData, refreshToken } } : saved,
  );
  browser.write(SAVED_USERS_KEY, JSON.stringify(renewed));
}

/** Forgets a person: they logged out, or the server refused their token. */
export function forgetUser(userType: UserType, userID: string, now = Date.now()): void {
  const others = readSavedUsers(now).filter((saved) => !isPerson(saved, userType, userID));
  if (others.length) browser.write(SAVED_USERS_KEY, JSON.stringify(others));
  else browser.remove(SAVED_USERS_KEY);
}

const isPerson = (saved: SavedUser, userType: UserType, userID: string): boolean =>
  saved.userType === userType && saved.userData.userID === userID;

/** Every record that is whole and not past its end, the last active first. */
function readSavedUsers(now: number): SavedUser[] {
  const stored = parsed(browser.read(SAVED_USERS_KEY));
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((saved): saved is SavedUser => isSavedUser(saved) && saved.expiresAt > now)
    .sort((one, other) => other.timestamp - one.timestamp);
}

/** 5.9: a record without token or user id restores nobody. */
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

/** Whether what a browser kept are the whole details of this person: another version of the product may have written them. */
const areDetailsOf = (userID: unknown, userType: unknown, kept: unknown): boolean =>
  isRecord(kept) &&
  kept._id === userID &&
  (userType !== 'corporate' || CORPORATE_PARTS.every((part) => isRecord(kept[part])));
